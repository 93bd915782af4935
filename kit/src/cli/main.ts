#!/usr/bin/env node
// The command of the kit: area-kit --help
import { runKit } from './run-kit.ts';

process.exitCode = await runKit(process.argv.slice(2), process.cwd());
