import { describe, expect, it } from '@jest/globals';
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
    ['utc', 'UTC'],
  ])('%s finds %s', (search, city) => {
    expect(find(search)).toContain(city);
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
