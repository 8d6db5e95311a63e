import { hasDevelopmentPackages, isBuildCurrent, runBuilt, runSource } from "./run.js";

// An operator's command runs from the build; for a developer who has changed the sources it runs from these.
if (hasDevelopmentPackages() && !isBuildCurrent("shop")) await runSource("shop");
else await runBuilt("shop");
