/**
 * From now on no code in this process says where Node writes its reports of it: that of a process whose memory is full takes the
 * place of any file of its user, for which Node's permission model asks nothing.
 */
export function withholdReports(): void {
  for (const name of Reflect.ownKeys(process.report)) Reflect.deleteProperty(process.report, name);
}
