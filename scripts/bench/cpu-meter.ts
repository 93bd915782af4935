import { createServer } from 'node:http';

// Loaded into an edge before its own code: tells how much processor time the process has had, in microseconds.
const meter = createServer((_, response) => response.end(JSON.stringify(process.cpuUsage())));
meter.listen(Number(process.env['CPU_METER_PORT']), '127.0.0.1').unref();
