import { addressFields, type AddressField, type DeliveryAddress } from '@shop/shared/contracts/provider';
import { addressOf } from '../../components/orders/device-orders.ts';

/** The address as the form holds it, trimmed; absent fields are empty. */
export function readAddress(form: FormData): DeliveryAddress {
  return addressOf(Object.fromEntries(form));
}

/** Names of the fields still blank, in the order of the form. */
export function missingFields(address: DeliveryAddress): AddressField[] {
  return addressFields.filter((field) => address[field].trim() === '');
}

/** Whether a number is one that hardly anybody can be called by: numbers have 6 to 15 digits (ITU-T E.164), and no letters. */
export function isDoubtfulNumber(contact: string): boolean {
  const digits = contact.match(/\p{Nd}/gu)?.length ?? 0;
  return contact.trim() !== '' && (digits < 6 || digits > 15 || /\p{Letter}/u.test(contact));
}

// ISO 3166-1 alpha-2, without the territories where nobody lives.
const codes =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

/** Names of countries in the shop's language, by alphabet. */
export function countryNames(): string[] {
  const names = new Intl.DisplayNames('en-US', { type: 'region' });
  return codes
    .split(' ')
    .map((code) => names.of(code) ?? code)
    .sort((one, other) => one.localeCompare(other, 'en-US'));
}
