/** A collector of real-user monitoring, and what it knows this installation by. */
export type MonitoringSettings = { url: string; application: string; token: string };
