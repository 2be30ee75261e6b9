import { data } from "react-router";

export function loader(): never {
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
