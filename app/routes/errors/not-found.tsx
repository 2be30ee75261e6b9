import { refuse } from "../../request/refuse.ts";

export function loader(): never {
  refuse(404);
}

export default function NotFound() {
  return null;
}
