/** A text of the help content. */
export function Html({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger -- the catalogue has sanitised it
  return html ? <div dangerouslySetInnerHTML={{ __html: html }} /> : null;
}
