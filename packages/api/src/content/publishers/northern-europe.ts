import type { PublisherGroup } from './publisher.ts';

const europe = { continent: 'Europe' } as const;

/** Outlets in the Nordic countries. */
export const northernEurope = [
  {
    ...europe,
    country: 'Sweden',
    rows: [
      ['tt.se', 'TT Nyhetsbyrån|TT News Agency', 'national', 'Stockholm'],
      ['svt.se', 'SVT|SVT Nyheter', 'national', 'Stockholm'],
      ['sverigesradio.se', 'Sveriges Radio', 'national', 'Stockholm'],
      ['dn.se', 'Dagens Nyheter', 'national', 'Stockholm'],
      ['svd.se', 'Svenska Dagbladet', 'national', 'Stockholm'],
      ['aftonbladet.se', 'Aftonbladet', 'national', 'Stockholm'],
      ['expressen.se', 'Expressen', 'national', 'Stockholm'],
      ['di.se', 'Dagens industri', 'national', 'Stockholm'],
      ['thelocal.se', 'The Local Sweden', 'national', 'Stockholm'],
      ['gp.se', 'Göteborgs-Posten', 'regional', 'Gothenburg', 'Västra Götaland'],
      ['sydsvenskan.se', 'Sydsvenskan', 'regional', 'Malmö', 'Skåne'],
    ],
  },
  {
    ...europe,
    country: 'Norway',
    rows: [
      ['ntb.no', 'NTB|Norsk Telegrambyrå', 'national', 'Oslo'],
      ['nrk.no', 'NRK', 'national', 'Oslo'],
      ['aftenposten.no', 'Aftenposten', 'national', 'Oslo'],
      ['vg.no', 'VG|Verdens Gang', 'national', 'Oslo'],
      ['dagbladet.no', 'Dagbladet', 'national', 'Oslo'],
      ['dn.no', 'Dagens Næringsliv', 'national', 'Oslo'],
      ['tv2.no', 'TV 2 (Norway)', 'national', 'Bergen'],
      ['bt.no', 'Bergens Tidende', 'regional', 'Bergen', 'Vestland'],
      ['adressa.no', 'Adresseavisen', 'regional', 'Trondheim', 'Trøndelag'],
      ['aftenbladet.no', 'Stavanger Aftenblad', 'regional', 'Stavanger', 'Rogaland'],
    ],
  },
  {
    ...europe,
    country: 'Denmark',
    rows: [
      ['ritzau.dk', 'Ritzau', 'national', 'Copenhagen'],
      ['dr.dk', 'DR|Danmarks Radio', 'national', 'Copenhagen'],
      ['politiken.dk', 'Politiken', 'national', 'Copenhagen'],
      ['berlingske.dk', 'Berlingske', 'national', 'Copenhagen'],
      ['jyllands-posten.dk', 'Jyllands-Posten', 'national', 'Aarhus'],
      ['ekstrabladet.dk', 'Ekstra Bladet', 'national', 'Copenhagen'],
      ['bt.dk', 'B.T.', 'national', 'Copenhagen'],
      ['borsen.dk', 'Børsen', 'national', 'Copenhagen'],
      ['information.dk', 'Dagbladet Information', 'national', 'Copenhagen'],
      ['fyens.dk', 'Fyens Stiftstidende', 'regional', 'Odense', 'Southern Denmark'],
      ['nordjyske.dk', 'Nordjyske', 'regional', 'Aalborg', 'North Jutland'],
    ],
  },
  {
    ...europe,
    country: 'Finland',
    rows: [
      ['stt.fi', 'STT|Suomen Tietotoimisto', 'national', 'Helsinki'],
      ['yle.fi', 'Yle', 'national', 'Helsinki'],
      ['hs.fi', 'Helsingin Sanomat', 'national', 'Helsinki'],
      ['is.fi iltasanomat.fi', 'Ilta-Sanomat', 'national', 'Helsinki'],
      ['iltalehti.fi', 'Iltalehti', 'national', 'Helsinki'],
      ['kauppalehti.fi', 'Kauppalehti', 'national', 'Helsinki'],
      ['hbl.fi', 'Hufvudstadsbladet|HBL', 'national', 'Helsinki'],
      ['aamulehti.fi', 'Aamulehti', 'regional', 'Tampere', 'Pirkanmaa'],
      ['ts.fi', 'Turun Sanomat', 'regional', 'Turku', 'Southwest Finland'],
    ],
  },
  {
    ...europe,
    country: 'Iceland',
    rows: [
      ['ruv.is', 'RÚV|RUV', 'national', 'Reykjavík'],
      ['mbl.is', 'Morgunblaðið|mbl.is', 'national', 'Reykjavík'],
      ['visir.is', 'Vísir', 'national', 'Reykjavík'],
      ['grapevine.is', 'The Reykjavík Grapevine', 'regional', 'Reykjavík'],
    ],
  },
] as const satisfies readonly PublisherGroup[];
