import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { messages } from "./tools/messages/vite-plugin.ts";

export default defineConfig({
  environments: { ssr: { build: { rolldownOptions: { input: "./app/server.ts" } } } },
  plugins: [messages(), reactRouter()],
});
