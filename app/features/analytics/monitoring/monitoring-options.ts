import type { RumInitConfiguration } from "@datadog/browser-rum";
import type { MonitoringSettings } from "../../../site/monitoring-settings.ts";
import { maskEvent } from "./masking.ts";

/** Percent of the sessions. */
const SESSION_SAMPLE_RATE = 100;
const REPLAY_SAMPLE_RATE = 20;

export function monitoringOptions({ url, application, token }: MonitoringSettings): RumInitConfiguration {
  return {
    applicationId: application,
    clientToken: token,
    service: "shop",
    proxy: ({ path, parameters }) => `${url}${path}?${parameters}`,
    sessionSampleRate: SESSION_SAMPLE_RATE,
    sessionReplaySampleRate: REPLAY_SAMPLE_RATE,
    // Every text and input of a recorded page is masked, also in the names of what is clicked.
    defaultPrivacyLevel: "mask",
    enablePrivacyForActionName: true,
    beforeSend: maskEvent,
    // Our code starts views and recordings: the library would send addresses unmasked.
    trackViewsManually: true,
    startSessionReplayRecordingManually: true,
    // Nothing is stored in the browser, so its next document starts a new session.
    sessionPersistence: "memory",
    trackAnonymousUser: false,
    trackUserInteractions: true,
    trackResources: true,
    trackLongTasks: true,
    telemetrySampleRate: 0,
    silentMultipleInit: true,
  };
}
