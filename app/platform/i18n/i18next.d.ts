import "i18next";

import type { resources } from "./resources.server";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "ui";
    resources: (typeof resources)["cs"];
    returnNull: false;
  }
}
