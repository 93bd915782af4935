import { runChecks } from './checks.ts';

process.exit(runChecks() ? 0 : 1);
