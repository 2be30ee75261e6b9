export default function UiKit() {
  return null;
}
