/** The collector of real-user monitoring, and this installation's credentials there. */
export type MonitoringSettings = { url: string; application: string; token: string };
