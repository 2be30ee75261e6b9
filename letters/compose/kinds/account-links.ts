import type { WriteKind } from "../draft.ts";
import { note } from "../pen.ts";

export const writePasswordReset: WriteKind<"password-reset"> = ({ link }, { say }) => ({
  subject: say("passwordResetSubject"),
  title: say("passwordResetSubject"),
  opening: say("passwordResetOpening"),
  blocks: [{ type: "button", label: say("choosePassword"), href: link }, note(say("passwordResetIgnore"))],
  why: "whyAccount",
});

export const writeAccountInvitation: WriteKind<"account-invitation"> = ({ link }, { say, brand }) => ({
  subject: say("invitationSubject", { brand }),
  title: say("invitationSubject", { brand }),
  opening: say("invitationOpening"),
  blocks: [{ type: "button", label: say("choosePassword"), href: link }, note(say("invitationIgnore"))],
  why: "whyAccount",
});

export const writeAccountExists: WriteKind<"account-exists"> = ({ link }, { say }) => ({
  subject: say("accountExistsSubject"),
  title: say("accountExistsSubject"),
  opening: say("accountExistsOpening"),
  blocks: [{ type: "button", label: say("choosePassword"), href: link }, note(say("accountExistsIgnore"))],
  why: "whyAccount",
});
