import type { ExampleSet } from "./example.ts";
import { accordionExamples } from "./accordion/accordion.examples.tsx";
import { alertExamples } from "./alert/alert.examples.tsx";
import { benefitsExamples } from "./benefits/benefits.examples.tsx";
import { breadcrumbExamples } from "./breadcrumb/breadcrumb.examples.tsx";
import { buttonExamples } from "./button/button.examples.tsx";
import { cardExamples } from "./card/card.examples.tsx";
import { chartExamples } from "./chart/chart.examples.tsx";
import { checkboxExamples } from "./checkbox/checkbox.examples.tsx";
import { checkoutStepExamples } from "./checkout-step/checkout-step.examples.tsx";
import { emptyStateExamples } from "./empty-state/empty-state.examples.tsx";
import { messageBandExamples } from "./message-band/message-band.examples.tsx";
import { footerExamples } from "./footer/footer.examples.tsx";
import { headerExamples } from "./header/header.examples.tsx";
import { iconExamples } from "./icon/icon.examples.tsx";
import { iconButtonExamples } from "./icon-button/icon-button.examples.tsx";
import { linkListExamples } from "./link-list/link-list.examples.tsx";
import { loadMoreExamples } from "./load-more/load-more.examples.tsx";
import { loadingScreenExamples } from "./loading-screen/loading-screen.examples.tsx";
import { miniBasketExamples } from "./mini-basket/mini-basket.examples.tsx";
import { modalExamples } from "./modal/modal.examples.tsx";
import { offerListExamples } from "./offer-list/offer-list.examples.tsx";
import { offlineBannerExamples } from "./offline-banner/offline-banner.examples.tsx";
import { orderCardExamples } from "./order-card/order-card.examples.tsx";
import { panelExamples } from "./panel/panel.examples.tsx";
import { planSelectorExamples } from "./plan-selector/plan-selector.examples.tsx";
import { radioRowsExamples } from "./radio-rows/radio-rows.examples.tsx";
import { expiryTimelineExamples } from "./expiry-timeline/expiry-timeline.examples.tsx";
import { sampleListExamples } from "./sample-list/sample-list.examples.tsx";
import { searchableSelectExamples } from "./searchable-select/searchable-select.examples.tsx";
import { sectionHeadExamples } from "./section-head/section-head.examples.tsx";
import { segmentedExamples } from "./segmented/segmented.examples.tsx";
import { selectExamples } from "./select/select.examples.tsx";
import { serviceArtExamples } from "./service-art/service-art.examples.tsx";
import { servicePageExamples } from "./composition/service-page.examples.tsx";
import { serviceRowExamples } from "./service-row/service-row.examples.tsx";
import { spinnerExamples } from "./spinner/spinner.examples.tsx";
import { stepsExamples } from "./steps/steps.examples.tsx";
import { tabsExamples } from "./tabs/tabs.examples.tsx";
import { truncatedTextExamples } from "./truncated-text/truncated-text.examples.tsx";
import { tagExamples } from "./tag/tag.examples.tsx";
import { textAreaExamples } from "./text-area/text-area.examples.tsx";
import { textFieldExamples } from "./text-field/text-field.examples.tsx";
import { textLinkExamples } from "./text-link/text-link.examples.tsx";
import { orderProgressExamples } from "./order-progress/order-progress.examples.tsx";
import { toastExamples } from "./toast/toast.examples.tsx";
import { vehicleArtExamples } from "./vehicle-art/vehicle-art.examples.tsx";
import { vinFieldExamples } from "./vin-field/vin-field.examples.tsx";

/** In the order of the component page. */
export const ALL_EXAMPLES: ExampleSet[] = [
  headerExamples,
  footerExamples,
  offerListExamples,
  offlineBannerExamples,
  breadcrumbExamples,
  buttonExamples,
  textLinkExamples,
  iconButtonExamples,
  iconExamples,
  spinnerExamples,
  textFieldExamples,
  textAreaExamples,
  selectExamples,
  searchableSelectExamples,
  checkboxExamples,
  radioRowsExamples,
  segmentedExamples,
  vinFieldExamples,
  tabsExamples,
  accordionExamples,
  modalExamples,
  toastExamples,
  alertExamples,
  tagExamples,
  truncatedTextExamples,
  cardExamples,
  panelExamples,
  sectionHeadExamples,
  stepsExamples,
  orderProgressExamples,
  loadMoreExamples,
  emptyStateExamples,
  miniBasketExamples,
  linkListExamples,
  benefitsExamples,
  orderCardExamples,
  checkoutStepExamples,
  sampleListExamples,
  vehicleArtExamples,
  serviceArtExamples,
  loadingScreenExamples,
  messageBandExamples,
  expiryTimelineExamples,
  chartExamples,
  planSelectorExamples,
  serviceRowExamples,
  servicePageExamples,
];
