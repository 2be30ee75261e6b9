export type Make = "landrover" | "jaguar";

/** The shop's logo, inline so that it takes the colour of the text around it. */
export function MakeLogo({ make, className }: { make: Make; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      {make === "jaguar" ? (
        <g fill="currentColor">
          <path d="M2.5 18C5 10.5 12 5.75 21.5 5.5 15 8 10.4 12 8.4 18z" />
          <path d="M11.3 18c1.3-4.2 4.9-7.3 10.2-8.3-3.1 2.1-4.9 4.8-5.5 8.3z" />
        </g>
      ) : (
        <g stroke="currentColor" strokeWidth="1.75" strokeLinecap="round">
          <path d="M2.25 18.5c5 0 5.6-12.25 9.75-12.25s4.75 12.25 9.75 12.25" />
          <path d="M8.4 18.5c1.4-2 1.8-6.1 3.6-6.1s2.2 4.1 3.6 6.1" />
        </g>
      )}
    </svg>
  );
}
