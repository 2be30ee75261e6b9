import { redirect } from "react-router";

/** The shop begins with a vehicle. */
export function loader() {
  return redirect("/vin-error");
}

/** Never seen; a route without a page would answer errors as data. */
export default function Home() {
  return null;
}
