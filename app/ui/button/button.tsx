import type { ComponentProps, MouseEvent } from "react";
import { Link } from "../link/link.tsx";
import { classNames } from "../class-names.ts";
import { SpinnerMark } from "../spinner/spinner.tsx";
import styles from "./button.module.css";

interface ButtonStyle {
  tone?: "solid" | "line" | "dark" | "darkLine";
  isTall?: boolean;
  isWide?: boolean;
}

function buttonClassName({ tone = "solid", isTall, isWide }: ButtonStyle, className?: string): string | undefined {
  return classNames(
    styles.button,
    tone !== "solid" && styles[tone],
    isTall && styles.tall,
    isWide && styles.wide,
    className,
  );
}

type ButtonProps = ButtonStyle & { isBusy?: boolean } & ComponentProps<"button">;

/** A busy button keeps its focus and its text, but cannot be pressed again. */
export function Button({
  tone,
  isTall,
  isWide,
  isBusy = false,
  className,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- every caller's type is one of the three
      type={type}
      className={buttonClassName({ tone, isTall, isWide }, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={onPress}
    >
      {isBusy && <SpinnerMark />}
      {children}
    </button>
  );
}

type ButtonLinkProps = ButtonStyle & ComponentProps<typeof Link>;

export function ButtonLink({ tone, isTall, isWide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClassName({ tone, isTall, isWide }, className)} />;
}

/** For another site or language: a new document, outside the router. */
export function ButtonAnchor({
  tone,
  isTall,
  isWide,
  className,
  children,
  ...rest
}: ButtonStyle & ComponentProps<"a">) {
  return (
    <a {...rest} className={buttonClassName({ tone, isTall, isWide }, className)}>
      {children}
    </a>
  );
}
