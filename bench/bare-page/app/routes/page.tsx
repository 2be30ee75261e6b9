import { Link } from "react-router";

export const loader = () => ({ text: "Bare" });

export default function Page({ loaderData }: { loaderData: { text: string } }) {
  return <Link to="/">{loaderData.text}</Link>;
}
