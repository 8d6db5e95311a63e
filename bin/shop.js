import { hasDevelopmentPackages, isBuildCurrent, runBuilt, runSource } from "./run.js";

// An operator's command is the built one; who changes the shop gets what the sources say.
if (hasDevelopmentPackages() && !isBuildCurrent("shop")) await runSource("shop");
else await runBuilt("shop");
