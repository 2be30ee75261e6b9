import { datadogRum } from "@datadog/browser-rum";
import type { MonitoringSettings } from "../../../site/monitoring-settings.ts";
import type { PageName } from "../shop-event.ts";
import { isRecordedAddress } from "./masking.ts";
import { monitoringOptions } from "./monitoring-options.ts";

export function startMonitor(settings: MonitoringSettings): void {
  if (!datadogRum.getInitConfiguration()) datadogRum.init(monitoringOptions(settings));
}

/** A recording writes down the address of a view that begins, so it ends before a view that is not to be recorded. */
export function showView(name: PageName, address: Parameters<typeof isRecordedAddress>[0]): void {
  const isRecorded = isRecordedAddress(address);
  if (!isRecorded) datadogRum.stopSessionReplayRecording();
  datadogRum.startView({ name });
  if (isRecorded) datadogRum.startSessionReplayRecording();
}

/** For good: only a new document is monitored again. */
export function stopMonitor(): void {
  datadogRum.setTrackingConsent("not-granted");
}
