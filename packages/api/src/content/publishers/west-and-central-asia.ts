import type { PublisherGroup } from './publisher.ts';

const asia = { continent: 'Asia' } as const;

/** Outlets in the Caucasus, Central Asia and the Middle East. */
export const westAndCentralAsia = [
  {
    ...asia,
    country: 'Kazakhstan',
    rows: [
      ['inform.kz en.inform.kz', 'Kazinform', 'national', 'Astana'],
      ['tengrinews.kz', 'Tengrinews', 'national', 'Almaty'],
      ['astanatimes.com', 'The Astana Times', 'national', 'Astana'],
    ],
  },
  {
    ...asia,
    country: 'Uzbekistan',
    rows: [
      ['gazeta.uz', 'Gazeta.uz', 'national', 'Tashkent'],
      ['kun.uz', 'Kun.uz', 'national', 'Tashkent'],
    ],
  },
  {
    ...asia,
    country: 'Kyrgyzstan',
    rows: [['24.kg', '24.kg', 'national', 'Bishkek']],
  },
  {
    ...asia,
    country: 'Georgia',
    rows: [
      ['civil.ge', 'Civil Georgia|Civil.ge', 'national', 'Tbilisi'],
      ['agenda.ge', 'Agenda.ge', 'national', 'Tbilisi'],
      ['oc-media.org', 'OC Media', 'international', 'Tbilisi'],
    ],
  },
  {
    ...asia,
    country: 'Armenia',
    rows: [
      ['armenpress.am', 'Armenpress', 'national', 'Yerevan'],
      ['news.am', 'NEWS.am', 'national', 'Yerevan'],
    ],
  },
  {
    ...asia,
    country: 'Azerbaijan',
    rows: [
      ['azertag.az', 'AZERTAC', 'national', 'Baku'],
      ['report.az', 'Report News Agency', 'national', 'Baku'],
    ],
  },
  {
    ...asia,
    country: 'Turkey',
    rows: [
      ['aa.com.tr', 'Anadolu Agency|Anadolu Ajansı|Anadolu', 'international', 'Ankara'],
      ['trtworld.com', 'TRT World', 'international', 'Istanbul'],
      ['trthaber.com', 'TRT Haber', 'national', 'Ankara'],
      ['hurriyet.com.tr', 'Hürriyet', 'national', 'Istanbul'],
      ['hurriyetdailynews.com', 'Hürriyet Daily News|Hurriyet Daily News', 'national', 'Istanbul'],
      ['dailysabah.com', 'Daily Sabah', 'national', 'Istanbul'],
      ['sabah.com.tr', 'Sabah', 'national', 'Istanbul'],
      ['milliyet.com.tr', 'Milliyet', 'national', 'Istanbul'],
      ['cumhuriyet.com.tr', 'Cumhuriyet', 'national', 'Istanbul'],
      ['bianet.org', 'bianet', 'national', 'Istanbul'],
      ['yeniasir.com.tr', 'Yeni Asır', 'regional', 'İzmir'],
    ],
  },
  {
    ...asia,
    country: 'Israel',
    rows: [
      ['haaretz.com', 'Haaretz', 'national', 'Tel Aviv'],
      ['jpost.com', 'The Jerusalem Post', 'national', 'Jerusalem'],
      ['timesofisrael.com', 'The Times of Israel', 'national', 'Jerusalem'],
      ['ynet.co.il ynetnews.com', 'Ynet|Ynetnews', 'national', 'Rishon LeZion'],
      ['israelhayom.com israelhayom.co.il', 'Israel Hayom', 'national', 'Tel Aviv'],
      ['globes.co.il en.globes.co.il', 'Globes', 'national', 'Rishon LeZion'],
      ['i24news.tv', 'i24NEWS', 'international', 'Tel Aviv'],
      ['kan.org.il', 'Kan|Kan 11', 'national', 'Jerusalem'],
    ],
  },
  {
    ...asia,
    country: 'Palestine',
    rows: [
      ['wafa.ps english.wafa.ps', 'WAFA', 'national', 'Ramallah'],
      ['maannews.net', "Ma'an News Agency", 'national', 'Bethlehem'],
    ],
  },
  {
    ...asia,
    country: 'Qatar',
    rows: [
      ['aljazeera.com aljazeera.net', 'Al Jazeera|Al Jazeera English|Aljazeera', 'international', 'Doha'],
      ['thepeninsulaqatar.com', 'The Peninsula', 'national', 'Doha'],
      ['gulf-times.com', 'Gulf Times', 'national', 'Doha'],
      ['qna.org.qa', 'Qatar News Agency|QNA', 'national', 'Doha'],
    ],
  },
  {
    ...asia,
    country: 'United Arab Emirates',
    rows: [
      ['arabic.cnn.com', 'CNN Arabic|CNN بالعربية', 'international', 'Dubai'],
      ['skynewsarabia.com', 'Sky News Arabia', 'international', 'Abu Dhabi'],
      ['thenationalnews.com', 'The National (UAE)', 'national', 'Abu Dhabi'],
      ['gulfnews.com', 'Gulf News', 'national', 'Dubai'],
      ['khaleejtimes.com', 'Khaleej Times', 'national', 'Dubai'],
      ['wam.ae', 'WAM|Emirates News Agency', 'national', 'Abu Dhabi'],
      ['arabianbusiness.com', 'Arabian Business', 'national', 'Dubai'],
    ],
  },
  {
    ...asia,
    country: 'Saudi Arabia',
    rows: [
      ['alarabiya.net english.alarabiya.net', 'Al Arabiya|Al Arabiya English', 'international', 'Riyadh'],
      ['arabnews.com', 'Arab News', 'international', 'Riyadh'],
      ['spa.gov.sa', 'Saudi Press Agency|SPA', 'national', 'Riyadh'],
      ['saudigazette.com.sa', 'Saudi Gazette', 'national', 'Jeddah'],
      ['okaz.com.sa', 'Okaz', 'national', 'Jeddah'],
    ],
  },
  {
    ...asia,
    country: 'Kuwait',
    rows: [
      ['kuna.net.kw', 'KUNA|Kuwait News Agency', 'national', 'Kuwait City'],
      ['kuwaittimes.com', 'Kuwait Times', 'national', 'Kuwait City'],
      ['arabtimesonline.com', 'Arab Times', 'national', 'Kuwait City'],
    ],
  },
  {
    ...asia,
    country: 'Bahrain',
    rows: [
      ['bna.bh', 'Bahrain News Agency', 'national', 'Manama'],
      ['gdnonline.com', 'Gulf Daily News', 'national', 'Manama'],
    ],
  },
  {
    ...asia,
    country: 'Oman',
    rows: [
      ['timesofoman.com', 'Times of Oman', 'national', 'Muscat'],
      ['omanobserver.om', 'Oman Daily Observer|Oman Observer', 'national', 'Muscat'],
    ],
  },
  {
    ...asia,
    country: 'Jordan',
    rows: [
      ['petra.gov.jo', 'Petra|Jordan News Agency', 'national', 'Amman'],
      ['jordantimes.com', 'The Jordan Times', 'national', 'Amman'],
      ['royanews.tv en.royanews.tv', 'Roya News', 'national', 'Amman'],
    ],
  },
  {
    ...asia,
    country: 'Lebanon',
    rows: [
      ['nna-leb.gov.lb', 'National News Agency (Lebanon)', 'national', 'Beirut'],
      ['lorientlejour.com today.lorientlejour.com', "L'Orient-Le Jour|L'Orient Today", 'national', 'Beirut'],
      ['annahar.com', 'An-Nahar|Annahar', 'national', 'Beirut'],
      ['al-akhbar.com', 'Al-Akhbar', 'national', 'Beirut'],
      ['almayadeen.net english.almayadeen.net', 'Al Mayadeen', 'international', 'Beirut'],
    ],
  },
  {
    ...asia,
    country: 'Syria',
    rows: [
      ['sana.sy', 'SANA|Syrian Arab News Agency', 'national', 'Damascus'],
      ['enabbaladi.net english.enabbaladi.net', 'Enab Baladi', 'national'],
    ],
  },
  {
    ...asia,
    country: 'Iraq',
    rows: [
      ['rudaw.net', 'Rudaw', 'regional', 'Erbil', 'Kurdistan Region'],
      ['kurdistan24.net', 'Kurdistan 24', 'regional', 'Erbil', 'Kurdistan Region'],
      ['shafaq.com', 'Shafaq News', 'national', 'Baghdad'],
      ['ina.iq', 'Iraqi News Agency|INA', 'national', 'Baghdad'],
    ],
  },
  {
    ...asia,
    country: 'Iran',
    rows: [
      ['irna.ir en.irna.ir', 'IRNA|Islamic Republic News Agency', 'national', 'Tehran'],
      ['presstv.ir presstv.com', 'Press TV', 'international', 'Tehran'],
      ['tehrantimes.com', 'Tehran Times', 'national', 'Tehran'],
      ['tasnimnews.com', 'Tasnim News Agency|Tasnim', 'national', 'Tehran'],
      ['mehrnews.com en.mehrnews.com', 'Mehr News Agency', 'national', 'Tehran'],
      ['isna.ir en.isna.ir', 'ISNA', 'national', 'Tehran'],
    ],
  },
] as const satisfies readonly PublisherGroup[];
