/** Places that outlets carry in their names. */
import { allPublishers } from '../../../content/publishers/all-publishers.ts';

export interface Place {
  /** As it stands in names of outlets. */
  readonly name: string;
  /** As it is shown: Hamburg for Hamburger. */
  readonly label: string;
  readonly kind: 'state' | 'city';
  readonly region: string | null;
  readonly country: string;
  /** Other places share the name, so that the country or region must be confirmed. */
  readonly isShared: boolean;
}

const US_STATE_CODES =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,DC District of Columbia';

/** Names of the US states by their postal codes. */
export const US_STATES: ReadonlyMap<string, string> = new Map(
  US_STATE_CODES.split(',').map((entry) => [entry.slice(0, 2), entry.slice(3)]),
);

/** States whose names also mean a city, a county seat elsewhere, another country or a first name. */
const SHARED_STATES = new Set(
  'California,Delaware,Georgia,Indiana,Maryland,Nevada,New York,Oregon,Virginia,Washington'.split(','),
);

/** States and provinces by country; a star marks a name that other places share. */
const PROVINCES: Readonly<Record<string, string>> = {
  Canada:
    'Alberta,British Columbia,Manitoba,New Brunswick,Newfoundland,Nova Scotia,Ontario*,Prince Edward Island,Quebec,Saskatchewan,Yukon,Nunavut',
  Australia: 'New South Wales,Queensland,South Australia,Tasmania,Victoria*,Western Australia',
  Germany:
    'Baden-Württemberg,Bayern,Bavaria,Brandenburg*,Hessen,Mecklenburg-Vorpommern,Niedersachsen,Nordrhein-Westfalen,Rheinland-Pfalz,Saarland,Sachsen-Anhalt,Schleswig-Holstein,Thüringen',
  India:
    'Andhra Pradesh,Assam,Bihar,Chhattisgarh,Goa,Gujarat,Haryana,Himachal Pradesh,Jharkhand,Karnataka,Kerala,Madhya Pradesh,Maharashtra,Manipur,Meghalaya,Mizoram,Nagaland,Odisha,Rajasthan,Sikkim,Tamil Nadu,Telangana,Tripura,Uttar Pradesh,Uttarakhand,West Bengal,Punjab*',
  'United Kingdom': 'Scotland,Wales,Northern Ireland',
};

/** Cities by country: `Name/Region` or `Name=City/Region`; a star marks a name that other places share. */
const CITIES: Readonly<Record<string, string>> = {
  'United States':
    'Albuquerque/New Mexico,Amarillo/Texas,Anchorage/Alaska,Atlanta*/Georgia,Austin*/Texas,Baltimore/Maryland,Baton Rouge/Louisiana,Boise/Idaho,Boston*/Massachusetts,Buffalo*/New York,Chattanooga/Tennessee,Chicago/Illinois,Cincinnati/Ohio,Cleveland*/Ohio,Corpus Christi/Texas,Dallas*/Texas,Denver*/Colorado,Des Moines/Iowa,Detroit*/Michigan,Duluth/Minnesota,El Paso/Texas,Fargo/North Dakota,Fort Wayne/Indiana,Fort Worth/Texas,Fresno/California,Honolulu/Hawaii,Houston*/Texas,Indianapolis/Indiana,Kansas City*/Missouri,Knoxville*/Tennessee,Las Vegas*/Nevada,Los Angeles/California,Louisville*/Kentucky,Lubbock/Texas,Memphis*/Tennessee,Miami*/Florida,Milwaukee/Wisconsin,Minneapolis*/Minnesota,Nashville*/Tennessee,New Orleans/Louisiana,Oakland*/California,Oklahoma City/Oklahoma,Omaha/Nebraska,Orlando*/Florida,Philadelphia*/Pennsylvania,Phoenix*/Arizona,Pittsburgh/Pennsylvania,Portland*/Oregon,Raleigh/North Carolina,Reno/Nevada,Richmond*/Virginia,Rochester*/New York,Sacramento/California,Salt Lake City/Utah,San Antonio/Texas,San Diego/California,San Francisco/California,Savannah*/Georgia,Seattle/Washington,Shreveport/Louisiana,Sioux Falls/South Dakota,Spokane/Washington,St. Louis/Missouri,Syracuse*/New York,Tampa/Florida,Toledo*/Ohio,Tucson/Arizona,Tulsa/Oklahoma,Wichita/Kansas',
  'United Kingdom':
    'Aberdeen*/Scotland,Belfast*/Northern Ireland,Birmingham*/England,Blackpool/England,Bradford*/England,Brighton*/England,Bristol*/England,Cambridge*/England,Cardiff*/Wales,Dundee*/Scotland,Edinburgh/Scotland,Glasgow*/Scotland,Inverness*/Scotland,Leeds*/England,Leicester/England,Liverpool*/England,London*/England,Manchester*/England,Norwich*/England,Nottingham/England,Oxford*/England,Plymouth*/England,Portsmouth*/England,Sheffield*/England,Southampton*/England,Sunderland/England,Swansea/Wales,Wolverhampton/England,York*/England',
  Ireland: 'Cork*/,Dublin*/,Galway/,Limerick*/,Waterford*/',
  Canada:
    'Calgary/Alberta,Edmonton*/Alberta,Halifax*/Nova Scotia,Hamilton*/Ontario,Kelowna/British Columbia,Montreal/Quebec,Montréal/Quebec,Ottawa*/Ontario,Regina/Saskatchewan,Saskatoon/Saskatchewan,Toronto/Ontario,Vancouver*/British Columbia,Winnipeg/Manitoba',
  Australia:
    'Adelaide/South Australia,Ballarat/Victoria,Bendigo/Victoria,Brisbane/Queensland,Cairns/Queensland,Canberra/Australian Capital Territory,Geelong/Victoria,Gold Coast*/Queensland,Hobart*/Tasmania,Melbourne*/Victoria,Newcastle*/New South Wales,Perth*/Western Australia,Sydney/New South Wales,Townsville/Queensland,Wollongong/New South Wales',
  'New Zealand': 'Auckland/,Christchurch*/,Dunedin*/,Rotorua/,Taranaki/,Tauranga/,Wellington*/',
  Germany:
    'Aachener=Aachen/North Rhine-Westphalia,Augsburger=Augsburg/Bavaria,Berliner=Berlin/,Bonner=Bonn/North Rhine-Westphalia,Bremer=Bremen/,Dresdner=Dresden/Saxony,Hamburger*=Hamburg/,Hannoversche=Hanover/Lower Saxony,Kieler=Kiel/Schleswig-Holstein,Kölner=Cologne/North Rhine-Westphalia,Leipziger=Leipzig/Saxony,Lübecker=Lübeck/Schleswig-Holstein,Mannheimer=Mannheim/Baden-Württemberg,Münchner=Munich/Bavaria,Nürnberger=Nuremberg/Bavaria,Stuttgarter=Stuttgart/Baden-Württemberg',
  France:
    'Bordeaux/,Grenoble/,Lille/,Lyon*/,Marseille*/,Montpellier*/,Nantes/,Rennes/,Strasbourg*/,Toulouse/',
  Spain:
    'Alicante/,Barcelona*/,Bilbao/,Cádiz/,Córdoba*/,Granada*/,Málaga/,Mallorca/,Murcia/,Sevilla*/,Valencia*/,Zaragoza*/',
  Italy: 'Bergamo/,Bologna/,Genova/,Milano*/,Napoli*/,Palermo*/,Torino/,Verona*/',
  India:
    'Ahmedabad/Gujarat,Bengaluru/Karnataka,Bangalore/Karnataka,Chennai/Tamil Nadu,Hyderabad*/Telangana,Jaipur/Rajasthan,Kolkata/West Bengal,Lucknow/Uttar Pradesh,Mumbai/Maharashtra,Pune/Maharashtra',
  'South Africa': 'Cape Town/Western Cape,Durban/KwaZulu-Natal,Johannesburg/Gauteng,Pretoria/Gauteng',
};

const LISTED: readonly Place[] = [
  ...[...US_STATES.values()]
    .filter((name) => name !== 'District of Columbia')
    .map((name) => state(name, 'United States', SHARED_STATES.has(name))),
  ...Object.entries(PROVINCES).flatMap(([country, names]) =>
    names.split(',').map((entry) => state(entry.replace('*', ''), country, entry.endsWith('*'))),
  ),
  ...Object.entries(CITIES).flatMap(([country, names]) =>
    names.split(',').map((entry) => {
      const [names = '', region = ''] = entry.split('/');
      const [name = '', label = name] = names.replace('*', '').split('=');
      return city(name, label, region || null, country, names.includes('*'));
    }),
  ),
];
const listedNames = new Set(LISTED.map(({ name, country }) => `${name}, ${country}`));
const nationalSeats = new Set(
  allPublishers
    .filter(({ scope }) => scope === 'national' || scope === 'international')
    .map(({ city: seat, country }) => `${seat}, ${country}`),
);
/**
 * The seats of state-wide and local outlets in the table, without capitals and other seats of national papers, which
 * carry the city in their names as well. All of them count as shared, for nobody has checked that they are unique.
 */
const SEATS: readonly Place[] = allPublishers.flatMap(({ city: seat, region, country }) => {
  const name = `${seat}, ${country}`;
  if (seat === null || listedNames.has(name) || nationalSeats.has(name)) return [];
  return [city(seat, seat, region, country, true)];
});

/** Every place once, longest name first, so that West Virginia is tried before Virginia. */
export const PLACES: readonly Place[] = [
  ...new Map(
    [...LISTED, ...SEATS].map((place) => [`${place.name}, ${place.region}, ${place.country}`, place]),
  ).values(),
].sort((a, b) => b.name.length - a.name.length);

function state(name: string, country: string, isShared: boolean): Place {
  return { name, label: name, kind: 'state', region: name, country, isShared };
}

function city(name: string, label: string, region: string | null, country: string, isShared: boolean): Place {
  return { name, label, kind: 'city', region, country, isShared };
}
