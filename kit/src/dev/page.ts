// Runs in every page of the proxy, before the shell's code.
import { pageGlobal } from '../../../shared/contracts/page-global.ts';
import { badgeDataId, type BadgeData } from './addresses.ts';
import { showBadge } from './badge.ts';

const data = JSON.parse(document.getElementById(badgeDataId)?.textContent ?? '') as BadgeData;

// The page was left to the browser: nothing hydrates it, so nothing would end the capture of clicks.
if (data.isLocal) void pageGlobal().earlyEvents?.replay();
showBadge(data);
