// The countries teachers live in, under the names and by the cities people search for.
import { translatedNames } from '@somo/messages/server-names';
import { coreWords } from './subject-words.js';

/** By the name in profiles: other names, the capital and large cities. */
const places: Record<string, string[]> = {
  Algeria: ['algiers', 'oran', 'وهران'],
  Angola: ['luanda'],
  Benin: ['cotonou', 'porto novo'],
  Botswana: ['gaborone'],
  'Burkina Faso': ['burkina', 'ouagadougou'],
  Burundi: ['bujumbura'],
  'Cape Verde': ['cabo verde', 'praia'],
  Cameroon: ['cameroun', 'douala', 'yaounde'],
  'Central African Republic': ['bangui'],
  Chad: ['ndjamena'],
  Comoros: ['moroni'],
  Congo: ['brazzaville'],
  "Côte d'Ivoire": ['ivory coast', 'abidjan', 'yamoussoukro'],
  'Democratic Republic of the Congo': ['drc', 'dr congo', 'kinshasa', 'lubumbashi'],
  Djibouti: [],
  Egypt: ['cairo', 'alexandria', 'giza', 'القاهرة', 'الإسكندرية', 'الجيزة'],
  'Equatorial Guinea': ['malabo'],
  Eritrea: ['asmara'],
  Eswatini: ['swaziland', 'mbabane'],
  Ethiopia: ['addis ababa', 'addis'],
  Gabon: ['libreville'],
  Gambia: ['banjul'],
  Ghana: ['accra', 'kumasi', 'tamale'],
  Guinea: ['conakry'],
  'Guinea-Bissau': ['bissau'],
  Kenya: ['nairobi', 'mombasa', 'kisumu'],
  Lesotho: ['maseru'],
  Liberia: ['monrovia'],
  Libya: ['tripoli', 'benghazi', 'طرابلس', 'بنغازي'],
  Madagascar: ['antananarivo'],
  Malawi: ['lilongwe', 'blantyre'],
  Mali: ['bamako'],
  Mauritania: ['nouakchott', 'نواكشوط'],
  Mauritius: ['port louis', 'ile maurice'],
  Morocco: ['casablanca', 'rabat', 'marrakesh', 'marrakech', 'fes', 'الدار البيضاء', 'الرباط', 'مراكش', 'فاس'],
  Mozambique: ['maputo', 'beira'],
  Namibia: ['windhoek'],
  Niger: ['niamey'],
  Nigeria: ['naija', 'lagos', 'abuja', 'kano', 'ibadan', 'port harcourt', 'enugu'],
  Rwanda: ['kigali'],
  'São Tomé and Príncipe': ['sao tome'],
  Senegal: ['dakar'],
  Seychelles: [],
  'Sierra Leone': ['freetown'],
  Somalia: ['mogadishu', 'مقديشو'],
  'South Africa': ['johannesburg', 'joburg', 'cape town', 'durban', 'pretoria', 'soweto'],
  'South Sudan': ['juba'],
  Sudan: ['khartoum', 'الخرطوم'],
  Tanzania: ['dar es salaam', 'dodoma', 'arusha', 'zanzibar'],
  Togo: ['lome'],
  Tunisia: ['tunis', 'sfax', 'صفاقس'],
  Uganda: ['kampala', 'entebbe'],
  Zambia: ['lusaka'],
  Zimbabwe: ['harare', 'bulawayo'],
};

/** French for Mauritius is also the first name of teachers. */
const firstNames = ['maurice'];

/** The longest first: 'South Sudan' is not Sudan. */
const words = Object.entries(places)
  .flatMap(([country, others]) =>
    [country, ...others, ...translatedNames.map((names) => names.country(country))].map((name) => ({ country, word: coreWords(name) })),
  )
  .filter(({ word }) => !firstNames.includes(word))
  .sort((a, b) => b.word.length - a.word.length);

/** Returns the country that is named among these words, also by a city, and the words without it; null without one. */
export function placeIn(typed: string): { country: string; rest: string } | null {
  const wanted = ` ${coreWords(typed)} `;
  const found = words.find(({ word }) => wanted.includes(` ${word} `));
  return found ? { country: found.country, rest: wanted.replace(` ${found.word} `, ' ').trim() } : null;
}
