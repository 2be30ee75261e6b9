import { modalVisit } from "../../../page/modal-visit.ts";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { type ManageStep, managePath } from "./manage-step.ts";

/** A link to another step. In the dialog it replaces the history entry, so that going back always closes the dialog. */
export function useStepLink(assetId: string, isModal: boolean) {
  const href = useRouterTarget();
  const linkProps = isModal ? { state: modalVisit, replace: true, preventScrollReset: true } : {};
  return (step: ManageStep) => ({ to: href(managePath(assetId, step)), linkProps });
}
