/** The list is in the parent route, where it stays while a subscription is open in a dialog. */
export default function AllSubscriptions() {
  return null;
}
