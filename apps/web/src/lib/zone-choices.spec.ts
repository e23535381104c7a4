import { describe, expect, it } from '@jest/globals';
import { aliases } from './zone-aliases';
import { findZones, zoneChoices } from './zone-choices';

const now = Date.parse('2030-01-14T12:00:00.000Z');
const choices = zoneChoices('America/New_York', now);
const find = (search: string) => findZones(choices, search).map(({ city }) => city);

describe('ONB-02 the time zones people choose from', () => {
  it('are named after cities, never as the runtime writes them, and each is listed once', () => {
    expect(choices.length).toBeGreaterThan(400);
    for (const { city, label } of choices) {
      expect(city).toMatch(/\S/);
      expect(label).not.toMatch(/[_/]/);
    }
    expect(new Set(choices.map(({ city }) => city)).size).toBe(choices.length);
  });

  it.each([
    ['nairobi', 'Nairobi'],
    ['new y', 'New York'],
    ['Calcutta', 'Kolkata'],
    ['kolkata', 'Kolkata'],
    ['Kiev', 'Kyiv'],
    ['sao tome', 'São Tomé'],
    ['Madagascar', 'Antananarivo'],
    ['GMT+3', 'Nairobi'],
    ['UTC+03:00', 'Nairobi'],
    ['nairobi gmt+3', 'Nairobi'],
    ['GMT+5:30', 'Kolkata'],
    ['+5:30', 'Kolkata'],
    ['5:30', 'Kolkata'],
    ['+0530', 'Kolkata'],
    ['USA', 'Chicago'],
    ['utc', 'UTC'],
  ])('%s finds %s', (search, city) => {
    expect(find(search)).toContain(city);
  });

  it.each([
    ['india', 'Kolkata'],
    ['Mumbai', 'Kolkata'],
    ['UK', 'London'],
    ['England', 'London'],
    ['EST', 'New York'],
    ['nyc', 'New York'],
    ['USA', 'New York'],
    ['United States', 'New York'],
    ['Cape Town', 'Johannesburg'],
    ['Pretoria', 'Johannesburg'],
    ['South Africa', 'Johannesburg'],
    ['Abuja', 'Lagos'],
    ['Nigeria', 'Lagos'],
    ['Kumasi', 'Accra'],
    ['Beijing', 'Shanghai'],
    ['Niger', 'Niamey'],
    ['guinea', 'Conakry'],
    ['GMT+0', 'Abidjan'],
    ['', 'Abidjan'],
  ])('%p lists %s first', (search, city) => {
    expect(find(search)[0]).toBe(city);
  });

  it.each([
    ['EAT', 'Nairobi'],
    ['WAT', 'Lagos'],
    ['CAT', 'Harare'],
  ])('%p, the short name of a clock, lists only cities with that clock first', (search, city) => {
    const found = findZones(choices, search);
    const offsets = new Set(
      found.filter(({ names }) => names.own.includes(search.toLowerCase())).map(({ label }) => /\(.*\)/.exec(label)?.[0]),
    );
    expect(found.slice(0, 8).map((zone) => zone.city)).toContain(city);
    expect(offsets.size).toBe(1);
  });

  it('keeps regions together, whatever comes first in them', () => {
    const regions = findZones(choices, 'india').map(({ region }) => region);
    expect(regions.filter((region, at) => region !== regions[at - 1])).toEqual([...new Set(regions)]);
  });

  it('knows other names only of cities that are listed', () => {
    expect(Object.keys(aliases).filter((city) => !choices.some((choice) => choice.city === city))).toEqual([]);
  });

  it('finds an offset only where it is the offset now', () => {
    expect(find('GMT+1')).toContain('Lagos');
    expect(find('GMT+1')).not.toContain('Bangkok');
    expect(find('Atlantis')).toEqual([]);
  });

  it('keeps the name by which a time zone is stored, once', () => {
    const kolkata = (zone: string) => zoneChoices(zone, now).filter(({ city }) => city === 'Kolkata');
    expect(kolkata('Asia/Kolkata').map(({ value }) => value)).toEqual(['Asia/Kolkata']);
    expect(kolkata('Asia/Calcutta').map(({ value }) => value)).toEqual(['Asia/Calcutta']);
  });
});
