import { datadogRum } from "@datadog/browser-rum";
import type { MonitoringSettings } from "../../../site/monitoring-settings.ts";
import type { PageName } from "../shop-event.ts";
import { isRecordedUrl } from "./masking.ts";
import { monitoringOptions } from "./monitoring-options.ts";

export function startMonitor(settings: MonitoringSettings): void {
  if (!datadogRum.getInitConfiguration()) datadogRum.init(monitoringOptions(settings));
}

/** A recording stores the URL of each new view, so it stops before a view that must not be recorded. */
export function showView(name: PageName, url: Parameters<typeof isRecordedUrl>[0]): void {
  const isRecorded = isRecordedUrl(url);
  if (!isRecorded) datadogRum.stopSessionReplayRecording();
  datadogRum.startView({ name });
  if (isRecorded) datadogRum.startSessionReplayRecording();
}

/** Cannot be undone: monitoring starts again only in a new document. */
export function stopMonitor(): void {
  datadogRum.setTrackingConsent("not-granted");
}
