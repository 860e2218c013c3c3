import type { PublisherGroup } from './publisher.ts';

const africa = { continent: 'Africa' } as const;

/** Outlets in Africa south of the Sahara. */
export const subSaharanAfrica = [
  {
    ...africa,
    country: 'South Africa',
    rows: [
      ['allafrica.com', 'allAfrica', 'international', 'Cape Town', 'Western Cape'],
      ['news24.com', 'News24', 'national', 'Cape Town', 'Western Cape'],
      ['dailymaverick.co.za', 'Daily Maverick', 'national', 'Cape Town', 'Western Cape'],
      ['mg.co.za', 'Mail & Guardian', 'national', 'Johannesburg', 'Gauteng'],
      ['timeslive.co.za', 'TimesLIVE|Sunday Times (South Africa)', 'national', 'Johannesburg', 'Gauteng'],
      [
        'businesslive.co.za businessday.co.za',
        'BusinessLIVE|Business Day (South Africa)',
        'national',
        'Johannesburg',
        'Gauteng',
      ],
      ['sowetanlive.co.za sowetan.co.za', 'Sowetan|SowetanLIVE', 'national', 'Johannesburg', 'Gauteng'],
      ['ewn.co.za', 'Eyewitness News|EWN', 'national', 'Johannesburg', 'Gauteng'],
      ['iol.co.za', 'IOL|Independent Online', 'national', 'Cape Town', 'Western Cape'],
      ['sabcnews.com', 'SABC News|SABC', 'national', 'Johannesburg', 'Gauteng'],
      ['enca.com', 'eNCA', 'national', 'Johannesburg', 'Gauteng'],
      ['citizen.co.za', 'The Citizen (South Africa)', 'national', 'Johannesburg', 'Gauteng'],
      ['moneyweb.co.za', 'Moneyweb', 'national', 'Johannesburg', 'Gauteng'],
      ['groundup.org.za', 'GroundUp', 'national', 'Cape Town', 'Western Cape'],
      ['netwerk24.com', 'Netwerk24', 'national', 'Cape Town', 'Western Cape'],
      ['capetownetc.com', 'Cape Town Etc', 'regional', 'Cape Town', 'Western Cape'],
      ['theherald.co.za', 'The Herald (Gqeberha)', 'regional', 'Gqeberha', 'Eastern Cape'],
      ['dispatchlive.co.za', 'Daily Dispatch|DispatchLIVE', 'regional', 'East London', 'Eastern Cape'],
    ],
  },
  {
    ...africa,
    country: 'Nigeria',
    rows: [
      ['nannews.ng', 'News Agency of Nigeria|NAN', 'national', 'Abuja'],
      ['punchng.com', 'Punch', 'national', 'Lagos'],
      ['vanguardngr.com', 'Vanguard (Nigeria)|Vanguard News', 'national', 'Lagos'],
      ['guardian.ng', 'The Guardian Nigeria', 'national', 'Lagos'],
      ['premiumtimesng.com', 'Premium Times', 'national', 'Abuja'],
      ['thisdaylive.com', 'THISDAY', 'national', 'Lagos'],
      ['dailytrust.com', 'Daily Trust', 'national', 'Abuja'],
      ['thecable.ng', 'TheCable', 'national', 'Lagos'],
      ['channelstv.com', 'Channels Television|Channels TV', 'national', 'Lagos'],
      ['businessday.ng', 'BusinessDay (Nigeria)', 'national', 'Lagos'],
      ['saharareporters.com', 'Sahara Reporters', 'national'],
      ['tribuneonlineng.com', 'Nigerian Tribune', 'national', 'Ibadan', 'Oyo State'],
      ['legit.ng', 'Legit.ng|Naij.com', 'national', 'Lagos'],
    ],
  },
  {
    ...africa,
    country: 'Kenya',
    rows: [
      ['kenyans.co.ke', 'Kenyans.co.ke', 'national', 'Nairobi'],
      ['theeastafrican.co.ke', 'The EastAfrican', 'international', 'Nairobi'],
      ['nation.africa', 'Daily Nation|Nation (Kenya)|Nation.Africa', 'national', 'Nairobi'],
      ['standardmedia.co.ke', 'The Standard (Kenya)', 'national', 'Nairobi'],
      ['the-star.co.ke', 'The Star (Kenya)', 'national', 'Nairobi'],
      ['businessdailyafrica.com', 'Business Daily (Kenya)|Business Daily Africa', 'national', 'Nairobi'],
      ['citizen.digital', 'Citizen Digital|Citizen TV', 'national', 'Nairobi'],
      ['capitalfm.co.ke', 'Capital FM Kenya', 'national', 'Nairobi'],
      ['kbc.co.ke', 'Kenya Broadcasting Corporation', 'national', 'Nairobi'],
      ['tuko.co.ke', 'Tuko', 'national', 'Nairobi'],
    ],
  },
  {
    ...africa,
    country: 'Uganda',
    rows: [
      ['monitor.co.ug', 'Daily Monitor', 'national', 'Kampala'],
      ['newvision.co.ug', 'New Vision', 'national', 'Kampala'],
      ['observer.ug', 'The Observer (Uganda)', 'national', 'Kampala'],
      ['independent.co.ug', 'The Independent (Uganda)', 'national', 'Kampala'],
    ],
  },
  {
    ...africa,
    country: 'Tanzania',
    rows: [
      ['thecitizen.co.tz', 'The Citizen (Tanzania)', 'national', 'Dar es Salaam'],
      ['dailynews.co.tz', 'Daily News (Tanzania)', 'national', 'Dar es Salaam'],
    ],
  },
  {
    ...africa,
    country: 'Rwanda',
    rows: [
      ['newtimes.co.rw', 'The New Times (Rwanda)', 'national', 'Kigali'],
      ['ktpress.rw', 'KT Press', 'national', 'Kigali'],
    ],
  },
  {
    ...africa,
    country: 'Ghana',
    rows: [
      ['gna.org.gh', 'Ghana News Agency', 'national', 'Accra'],
      ['graphic.com.gh', 'Daily Graphic|Graphic Online', 'national', 'Accra'],
      ['myjoyonline.com', 'MyJoyOnline|Joy FM', 'national', 'Accra'],
      ['citinewsroom.com', 'Citi Newsroom|Citi FM', 'national', 'Accra'],
      ['ghanaweb.com', 'GhanaWeb', 'national', 'Accra'],
    ],
  },
  {
    ...africa,
    country: 'Ethiopia',
    rows: [
      ['thereporterethiopia.com', 'The Reporter (Ethiopia)', 'national', 'Addis Ababa'],
      ['addisstandard.com', 'Addis Standard', 'national', 'Addis Ababa'],
      ['addisfortune.news', 'Addis Fortune', 'national', 'Addis Ababa'],
      ['fanabc.com', 'Fana Broadcasting Corporate|FBC', 'national', 'Addis Ababa'],
      ['ena.et', 'Ethiopian News Agency', 'national', 'Addis Ababa'],
    ],
  },
  {
    ...africa,
    country: 'Somalia',
    rows: [
      ['garoweonline.com', 'Garowe Online', 'national', 'Garowe'],
      ['hiiraan.com', 'Hiiraan Online', 'national'],
    ],
  },
  {
    ...africa,
    country: 'South Sudan',
    rows: [
      ['eyeradio.org', 'Eye Radio', 'national', 'Juba'],
      ['radiotamazuj.org', 'Radio Tamazuj', 'national'],
    ],
  },
  {
    ...africa,
    country: 'Senegal',
    rows: [
      ['aps.sn', 'Agence de presse sénégalaise', 'national', 'Dakar'],
      ['lesoleil.sn', 'Le Soleil (Senegal)', 'national', 'Dakar'],
      ['seneweb.com', 'Seneweb', 'national', 'Dakar'],
    ],
  },
  {
    ...africa,
    country: 'Ivory Coast',
    rows: [
      ['fratmat.info', 'Fraternité Matin', 'national', 'Abidjan'],
      ['abidjan.net', 'Abidjan.net', 'national', 'Abidjan'],
    ],
  },
  {
    ...africa,
    country: 'Cameroon',
    rows: [
      ['cameroon-tribune.cm', 'Cameroon Tribune', 'national', 'Yaoundé'],
      ['journalducameroun.com', 'Journal du Cameroun', 'national'],
    ],
  },
  {
    ...africa,
    country: 'DR Congo',
    rows: [
      ['radiookapi.net', 'Radio Okapi', 'national', 'Kinshasa'],
      ['actualite.cd', 'Actualité.cd', 'national', 'Kinshasa'],
    ],
  },
  {
    ...africa,
    country: 'Republic of the Congo',
    rows: [['africanews.com', 'Africanews', 'international', 'Pointe-Noire']],
  },
  {
    ...africa,
    country: 'Burkina Faso',
    rows: [['lefaso.net', 'LeFaso.net', 'national', 'Ouagadougou']],
  },
  {
    ...africa,
    country: 'Angola',
    rows: [
      ['angop.ao', 'ANGOP', 'national', 'Luanda'],
      ['jornaldeangola.ao', 'Jornal de Angola', 'national', 'Luanda'],
    ],
  },
  {
    ...africa,
    country: 'Mozambique',
    rows: [
      ['clubofmozambique.com', 'Club of Mozambique', 'national', 'Maputo'],
      ['opais.co.mz', 'O País (Mozambique)', 'national', 'Maputo'],
    ],
  },
  {
    ...africa,
    country: 'Zambia',
    rows: [
      ['lusakatimes.com', 'Lusaka Times', 'national', 'Lusaka'],
      ['znbc.co.zm', 'ZNBC', 'national', 'Lusaka'],
    ],
  },
  {
    ...africa,
    country: 'Zimbabwe',
    rows: [
      ['herald.co.zw', 'The Herald (Zimbabwe)', 'national', 'Harare'],
      ['newsday.co.zw', 'NewsDay (Zimbabwe)', 'national', 'Harare'],
      ['chronicle.co.zw', 'The Chronicle (Bulawayo)', 'regional', 'Bulawayo'],
    ],
  },
  {
    ...africa,
    country: 'Botswana',
    rows: [['mmegi.bw', 'Mmegi', 'national', 'Gaborone']],
  },
  {
    ...africa,
    country: 'Namibia',
    rows: [
      ['namibian.com.na', 'The Namibian', 'national', 'Windhoek'],
      ['neweralive.na', 'New Era (Namibia)', 'national', 'Windhoek'],
    ],
  },
  {
    ...africa,
    country: 'Malawi',
    rows: [
      ['mwnation.com', 'The Nation (Malawi)', 'national', 'Blantyre'],
      ['nyasatimes.com', 'Nyasa Times', 'national'],
    ],
  },
  {
    ...africa,
    country: 'Mauritius',
    rows: [
      ['lexpress.mu', "L'Express (Mauritius)", 'national', 'Port Louis'],
      ['defimedia.info', 'Le Défi Media', 'national', 'Port Louis'],
    ],
  },
  {
    ...africa,
    country: 'Sierra Leone',
    rows: [['thesierraleonetelegraph.com', 'The Sierra Leone Telegraph', 'national']],
  },
  {
    ...africa,
    country: 'Liberia',
    rows: [
      ['frontpageafricaonline.com', 'FrontPageAfrica', 'national', 'Monrovia'],
      ['liberianobserver.com', 'Liberian Observer', 'national', 'Monrovia'],
    ],
  },
] as const satisfies readonly PublisherGroup[];
