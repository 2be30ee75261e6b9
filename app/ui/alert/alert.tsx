import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-names.ts";
import styles from "./alert.module.css";

export type AlertKind = "ok" | "warn" | "error" | "info";

const ICONS: Record<AlertKind, IconName> = { ok: "check", warn: "alert", error: "error", info: "info" };

interface AlertProps {
  kind: AlertKind;
  title: ReactNode;
  children?: ReactNode;
  id?: string;
  className?: string;
}

export function Alert({ kind, title, children, id, className }: AlertProps) {
  return (
    <div
      id={id}
      role={kind === "error" ? "alert" : "status"}
      className={classNames(styles.alert, styles[kind], className)}
    >
      <Icon name={ICONS[kind]} />
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.text}>{children}</div> : null}
    </div>
  );
}
