import { hasDevelopmentPackages, runBuilt, runSource } from "./run.js";

// With development packages the source of the start rebuilds what has changed; otherwise the built start opens the
// existing build.
if (hasDevelopmentPackages()) await runSource("start");
else await runBuilt("start");
