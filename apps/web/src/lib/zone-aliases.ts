// What people type for a time zone that is named after another city: large cities, countries' short names, the clock's abbreviation.

/** By the city that a time zone is named after. */
export const aliases: Record<string, string> = {
  Abidjan: 'ivory coast, yamoussoukro',
  Accra: 'kumasi, tamale',
  'Addis Ababa': 'eat',
  Algiers: 'oran, cet',
  Amsterdam: 'holland, rotterdam, cet',
  Auckland: 'nzst, nzdt',
  Berlin: 'munich, hamburg, frankfurt, cologne, cet, cest',
  Blantyre: 'lilongwe, cat',
  Brussels: 'antwerp, cet',
  Bujumbura: 'cat',
  Cairo: 'alexandria, giza, eet',
  'Cape Verde': 'cabo verde, praia',
  Casablanca: 'rabat, marrakesh, marrakech, fes',
  Chicago: 'houston, dallas, austin, cst, cdt, central time',
  'Dar es Salaam': 'dodoma, zanzibar, arusha, eat',
  Denver: 'salt lake city, mst, mdt, mountain time',
  Dhaka: 'bst',
  Djibouti: 'eat',
  Douala: 'yaounde, wat',
  Dubai: 'uae, abu dhabi, sharjah, gst',
  Harare: 'bulawayo, cat',
  'Ho Chi Minh City': 'hanoi, saigon',
  'Hong Kong': 'hkt',
  Istanbul: 'turkey, ankara',
  Jerusalem: 'tel aviv',
  Johannesburg: 'cape town, pretoria, durban, soweto, sast',
  Kampala: 'entebbe, eat',
  Karachi: 'islamabad, lahore, pkt',
  Kigali: 'cat',
  Kinshasa: 'drc, dr congo, wat',
  Kolkata: 'india, mumbai, bombay, delhi, new delhi, bangalore, bengaluru, chennai, madras, hyderabad, pune, ist',
  Lagos: 'abuja, kano, ibadan, port harcourt, wat',
  London: 'uk, great britain, britain, england, scotland, wales, gb, manchester, birmingham, edinburgh, glasgow, bst',
  'Los Angeles': 'san francisco, seattle, san diego, las vegas, california, pst, pdt, pacific time',
  Luanda: 'wat',
  Lubumbashi: 'drc, dr congo, cat',
  Lusaka: 'cat',
  Madrid: 'barcelona, cet, cest',
  Manila: 'pht',
  Maputo: 'cat',
  Mbabane: 'swaziland, sast',
  Mogadishu: 'eat',
  Moscow: 'st petersburg, msk',
  Nairobi: 'mombasa, kisumu, eat',
  'New York':
    'usa, us, united states, america, nyc, washington, washington dc, boston, miami, atlanta, philadelphia, est, edt, eastern time',
  Paris: 'lyon, marseille, cet, cest',
  'Porto-Novo': 'cotonou, wat',
  Prague: 'czech republic',
  Riyadh: 'jeddah, mecca, ksa',
  Rome: 'milan, naples, cet, cest',
  'São Paulo': 'rio de janeiro, brasilia',
  Seoul: 'kst',
  Shanghai: 'beijing, peking, guangzhou, shenzhen, prc',
  Singapore: 'sgt',
  Sydney: 'canberra, aest, aedt',
  Tokyo: 'osaka, kyoto, jst',
  Toronto: 'ottawa, montreal',
  Windhoek: 'cat',
  Yangon: 'burma',
  Zurich: 'geneva, basel',
};

/** Returns what else people call the time zone of a city ('Lagos'). */
export const aliasesOf = (city: string): string[] => aliases[city]?.split(', ') ?? [];

/** Countries of several time zones, by their English names. */
const shortCountries: Record<string, string[]> = {
  'United States': ['usa', 'us'],
};

/** Returns a country's name and what else it is called. */
export const countryNames = (country: string): string[] => [country, ...(shortCountries[country] ?? [])];
