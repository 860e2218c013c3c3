import { describe, expect, it } from 'vitest';
import { groupsOf } from '../../../../test/groups-of.ts';
import { analyzeLines } from '../analyze-lines.ts';

/** Two headlines of one kind of event with two subjects: `{}` is the first and then the second one. */
const SAME_EVENT: readonly (readonly [template: string, first: string, second: string])[] = [
  ['{} recalls 300,000 trucks over faulty brakes', 'Ford', 'GM'],
  ['{} recalls 300,000 cars over faulty air bags', 'Toyota', 'Honda'],
  ['{} recalls baby milk after salmonella scare at plant', 'Nestlé', 'Danone'],
  ['{} third-quarter profit beats estimates on trading fees', 'JPMorgan', 'Citigroup'],
  ['{} beats third-quarter estimates as dealmaking rebounds', 'Goldman Sachs', 'Morgan Stanley'],
  ['{} raises full-year profit forecast after strong summer', 'Ryanair', 'easyJet'],
  ['{} cuts full-year profit forecast as demand slows', 'Nike', 'Adidas'],
  ['{} shares fall after weak outlook for next year', 'Intel', 'Nvidia'],
  ['{} to cut 2,000 jobs as sales of electric cars slow', 'Volvo', 'Stellantis'],
  ['{} to cut 1,500 jobs in restructuring of head office', 'Unilever', 'Diageo'],
  ['{} hacked: data of two million customers stolen', 'Qantas', 'Optus'],
  ['Hackers steal customer data from {} in cyberattack', 'Harrods', 'Adidas'],
  ['{} staff walk out over pay and pensions', 'Royal Mail', 'British Airways'],
  ['{} workers vote for strike over pension cuts', 'Boeing', 'Airbus'],
  ['{} chief executive steps down after ten years', 'Diageo', 'Vodafone'],
  ['{} fined $50 million by regulator over privacy breach', 'Meta', 'TikTok'],
  ['{} to close 40 stores across the north', 'Tesco', 'Sainsbury'],
  ['{} holds a vote on border trade on Monday', 'North Korea', 'South Korea'],
  ['{} closes two hospitals to save money', 'East Sussex', 'West Sussex'],
  ['{} wins approval for weight-loss pill from regulator', 'Novo Nordisk', 'Pfizer'],
  ['Court rejects appeal by {} in patent dispute over chips', 'Samsung', 'Qualcomm'],
  ['Bomb scare at {} airport leads to evacuation of terminal', 'Gatwick', 'Munich'],
  ['Fire destroys warehouse in {}', 'Leeds', 'Cardiff'],
  ['Two dead in crash on motorway near {}', 'Leeds', 'Bristol'],
  ['Flood warnings issued for {} after heavy rain', 'Kent', 'Devon'],
  ['Strike shuts schools in {} for second week', 'Oregon', 'Chicago'],
  ['Mayor of {} resigns over expenses scandal', 'Bristol', 'Portland'],
  ['Crash closes {} in both directions after lorry overturns', 'M6', 'M1'],
  ['{} ruft 300.000 Autos wegen defekter Bremsen zurück', 'BMW', 'Audi'],
  ['{} ruft Wurst wegen Listerien zurück', 'Lidl', 'Aldi'],
  ['{} steigert Gewinn im dritten Quartal deutlich', 'Siemens', 'Bosch'],
  ['{} senkt Prognose wegen schwacher Nachfrage', 'Bayer', 'Henkel'],
  ['{} streicht 2000 Stellen in der Verwaltung', 'Continental', 'Thyssenkrupp'],
  ['{} hebt Dividende nach Rekordgewinn an', 'Allianz', 'Telekom'],
  ['Hackerangriff auf {}: Daten von Kunden gestohlen', 'Zalando', 'Adidas'],
  ['Warnstreik bei {} legt Werk lahm', 'Volkswagen', 'Opel'],
  ['Großbrand in Lagerhalle in {}', 'Hamburg', 'Leipzig'],
  ['Unfall auf der {}: Lastwagen kippt um, Stau bis Mittag', 'A3', 'A8'],
  ['Oberbürgermeister von {} tritt nach Affäre zurück', 'Dresden', 'Freiburg'],
  ['Hochwasser in {}: Keller laufen voll, Schulen geschlossen', 'Passau', 'Koblenz'],
  ['{} entlässt Trainer nach fünf Niederlagen', 'Schalke', 'Werder'],
  ['{} rappelle 300 000 voitures pour un défaut de freins', 'Renault', 'Peugeot'],
  ['{} rappelle des fromages contaminés par la listeria', 'Lactalis', 'Danone'],
  ['{} relève sa prévision de bénéfice après un bon trimestre', 'Safran', 'Airbus'],
  ['{} supprime 2 000 emplois en France', 'Michelin', 'Sanofi'],
  ['{} victime d’une cyberattaque, des données de clients volées', 'Carrefour', 'Orange'],
  ['Grève à {} : les salariés réclament une hausse des salaires', 'Airbus', 'Stellantis'],
  ['Le patron de {} quitte ses fonctions après dix ans', 'Renault', 'Engie'],
  ['Incendie dans un entrepôt à {}', 'Lyon', 'Nantes'],
  ['Le maire de {} démissionne après un scandale', 'Nice', 'Toulouse'],
  ['Accident sur l’{} : un camion se renverse, circulation coupée', 'A7', 'A13'],
  ['Inondations à {} : des écoles fermées', 'Nîmes', 'Cannes'],
  ["L'action {} recule à la veille de l'assemblée", 'Kering', 'Atos'],
  ['{} evacuates North Sea platform after gas alarm', 'Shell', 'Equinor'],
  ['{} llama a revisión 300.000 coches por un fallo de frenos', 'Seat', 'Renault'],
  ['{} gana un 20% más hasta septiembre y sube el dividendo', 'Iberdrola', 'Endesa'],
  ['{} recorta su previsión de beneficio por la caída de ventas', 'Inditex', 'Mango'],
  ['{} despedirá a 2.000 trabajadores en España', 'Telefónica', 'Vodafone'],
  ['Ciberataque a {}: roban datos de clientes', 'Iberia', 'Santander'],
  ['Huelga en {}: la plantilla reclama subida salarial', 'Ryanair', 'Airbus'],
  ['El presidente de {} dimite tras diez años', 'Indra', 'Repsol'],
  ['Incendio en una nave industrial de {}', 'Zaragoza', 'Murcia'],
  ['El alcalde de {} dimite por un escándalo de facturas', 'Vigo', 'Sevilla'],
  ['Accidente en la {}: vuelca un camión y hay retenciones', 'A6', 'A3'],
  ['Inundaciones en {}: cierran los colegios', 'Valencia', 'Málaga'],
];

/** Two headlines, of which the second has one other word: a name, a place, a road, a number, an amount or a date. */
const OTHER_WORDS: readonly (readonly [template: string, first: string, second: string])[] = [
  ...SAME_EVENT,
  ['Council approves plan for {} new homes beside the canal', '40', '90'],
  ['Solveig ferry to stop running for repairs on {}', 'Monday', 'Friday'],
  ['Solveig ferry runs aground for the {} time this year', 'second', 'third'],
  ['Shares in Orrin {} five percent after report on output', 'rise', 'fall'],
  ['Museum in Kvale sells painting for {} million dollars at auction', '3', '8'],
  ['Orrin Foods to publish its yearly report in early {}', 'March', 'October'],
];

const fill = (template: string, name: string) => template.replace('{}', () => name);
const OTHER_NEWS = ['Orchestra opens its season with Mahler', 'Beekeepers warn of a poor honey harvest'];

describe('one kind of event of two subjects', () => {
  it.each(SAME_EVENT)('%s: %s, %s', (template, first, second) => {
    const lines = [fill(template, first), fill(template, second), ...OTHER_NEWS];
    for (const date of [null, '2026-10-13']) {
      const groups = groupsOf(lines.map((title) => ({ title, date })));
      expect(groups[0]).not.toBe(groups[1]);
    }
  });
});

describe('a text with another name, place, road, number, amount or date', () => {
  it.each(OTHER_WORDS)('%s: %s, %s', (template, first, second) => {
    const lines = [fill(template, first), fill(template, second), ...OTHER_NEWS];
    const { items } = analyzeLines({ lines, lineType: 'headline', referenceDay: '2026-10-14' });
    const copies = items.flatMap(({ members }) => members.filter(({ copy_of }) => copy_of !== null));
    expect(copies).toEqual([]);
  });
});
