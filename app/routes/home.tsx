import { redirect } from "react-router";

/** The shop begins with a vehicle. */
export function loader() {
  return redirect("/vin-error");
}
