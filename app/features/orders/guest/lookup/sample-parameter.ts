/** The parameter that names the chosen sample order. */
export const SAMPLE_PARAMETER = "sample";
