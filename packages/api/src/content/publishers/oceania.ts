import type { PublisherGroup } from './publisher.ts';

const oceania = { continent: 'Oceania' } as const;
const NSW = 'New South Wales';
const QLD = 'Queensland';

/** Outlets in Australia, New Zealand and the Pacific islands. */
export const oceaniaOutlets = [
  {
    ...oceania,
    country: 'Australia',
    rows: [
      ['theconversation.com', 'The Conversation', 'international', 'Melbourne', 'Victoria'],
      [
        'abc.net.au',
        'ABC News (Australia)|ABC Australia|Australian Broadcasting Corporation',
        'national',
        'Sydney',
        NSW,
      ],
      ['sbs.com.au', 'SBS News|SBS', 'national', 'Sydney', NSW],
      ['aap.com.au', 'Australian Associated Press|AAP', 'national', 'Sydney', NSW],
      ['theaustralian.com.au', 'The Australian', 'national', 'Sydney', NSW],
      ['afr.com', 'Australian Financial Review|AFR', 'national', 'Sydney', NSW],
      ['news.com.au', 'news.com.au', 'national', 'Sydney', NSW],
      ['skynews.com.au', 'Sky News Australia', 'national', 'Sydney', NSW],
      ['9news.com.au', '9News|Nine News', 'national', 'Sydney', NSW],
      ['7news.com.au', '7NEWS|Seven News', 'national', 'Sydney', NSW],
      ['10news.com.au 10play.com.au', '10 News', 'national', 'Sydney', NSW],
      ['crikey.com.au', 'Crikey', 'national', 'Melbourne', 'Victoria'],
      ['thesaturdaypaper.com.au', 'The Saturday Paper', 'national', 'Melbourne', 'Victoria'],
      ['themonthly.com.au', 'The Monthly', 'national', 'Melbourne', 'Victoria'],
      ['smartcompany.com.au', 'SmartCompany', 'national', 'Melbourne', 'Victoria'],
      ['mumbrella.com.au', 'Mumbrella', 'national', 'Sydney', NSW],
      ['nit.com.au', 'National Indigenous Times', 'national'],
      ['smh.com.au', 'The Sydney Morning Herald|SMH', 'regional', 'Sydney', NSW],
      ['dailytelegraph.com.au', 'The Daily Telegraph (Sydney)', 'regional', 'Sydney', NSW],
      ['newcastleherald.com.au', 'Newcastle Herald', 'regional', 'Newcastle', NSW],
      ['illawarramercury.com.au', 'Illawarra Mercury', 'regional', 'Wollongong', NSW],
      ['theage.com.au', 'The Age', 'regional', 'Melbourne', 'Victoria'],
      ['heraldsun.com.au', 'Herald Sun', 'regional', 'Melbourne', 'Victoria'],
      ['geelongadvertiser.com.au', 'Geelong Advertiser', 'regional', 'Geelong', 'Victoria'],
      ['thecourier.com.au', 'The Courier (Ballarat)', 'regional', 'Ballarat', 'Victoria'],
      ['bendigoadvertiser.com.au', 'Bendigo Advertiser', 'regional', 'Bendigo', 'Victoria'],
      ['couriermail.com.au', 'The Courier-Mail', 'state', 'Brisbane', QLD],
      ['brisbanetimes.com.au', 'Brisbane Times', 'regional', 'Brisbane', QLD],
      ['goldcoastbulletin.com.au', 'Gold Coast Bulletin', 'regional', 'Gold Coast', QLD],
      ['townsvillebulletin.com.au', 'Townsville Bulletin', 'regional', 'Townsville', QLD],
      ['cairnspost.com.au', 'The Cairns Post', 'regional', 'Cairns', QLD],
      ['thewest.com.au', 'The West Australian', 'state', 'Perth', 'Western Australia'],
      ['perthnow.com.au', 'PerthNow', 'regional', 'Perth', 'Western Australia'],
      ['watoday.com.au', 'WAtoday', 'state', 'Perth', 'Western Australia'],
      ['adelaidenow.com.au', 'The Advertiser (Adelaide)|AdelaideNow', 'state', 'Adelaide', 'South Australia'],
      ['indailysa.com.au indaily.com.au', 'InDaily', 'regional', 'Adelaide', 'South Australia'],
      ['themercury.com.au', 'The Mercury (Hobart)', 'state', 'Hobart', 'Tasmania'],
      ['examiner.com.au', 'The Examiner (Launceston)', 'regional', 'Launceston', 'Tasmania'],
      ['ntnews.com.au', 'NT News|Northern Territory News', 'state', 'Darwin', 'Northern Territory'],
      ['canberratimes.com.au', 'The Canberra Times', 'regional', 'Canberra', 'Australian Capital Territory'],
    ],
  },
  {
    ...oceania,
    country: 'New Zealand',
    rows: [
      ['nzherald.co.nz', 'The New Zealand Herald|NZ Herald', 'national', 'Auckland'],
      ['stuff.co.nz', 'Stuff', 'national', 'Wellington'],
      ['rnz.co.nz radionz.co.nz', 'RNZ|Radio New Zealand', 'national', 'Wellington'],
      ['1news.co.nz tvnz.co.nz', '1News|TVNZ', 'national', 'Auckland'],
      ['thespinoff.co.nz', 'The Spinoff', 'national', 'Auckland'],
      ['newsroom.co.nz', 'Newsroom (New Zealand)', 'national', 'Auckland'],
      ['nbr.co.nz', 'NBR|National Business Review', 'national', 'Auckland'],
      ['scoop.co.nz', 'Scoop', 'national', 'Wellington'],
      ['thepost.co.nz', 'The Post (New Zealand)|The Dominion Post', 'regional', 'Wellington'],
      ['thepress.co.nz', 'The Press (Christchurch)', 'regional', 'Christchurch', 'Canterbury'],
      ['odt.co.nz', 'Otago Daily Times', 'regional', 'Dunedin', 'Otago'],
      ['waikatotimes.co.nz', 'Waikato Times', 'regional', 'Hamilton', 'Waikato'],
    ],
  },
  {
    ...oceania,
    country: 'Papua New Guinea',
    rows: [
      ['postcourier.com.pg', 'Post-Courier', 'national', 'Port Moresby'],
      ['thenational.com.pg', 'The National (Papua New Guinea)', 'national', 'Port Moresby'],
    ],
  },
  {
    ...oceania,
    country: 'Fiji',
    rows: [
      ['fijitimes.com.fj fijitimes.com', 'The Fiji Times', 'national', 'Suva'],
      ['fbcnews.com.fj', 'FBC News|Fiji Broadcasting Corporation', 'national', 'Suva'],
      ['fijivillage.com', 'Fijivillage', 'national', 'Suva'],
    ],
  },
  {
    ...oceania,
    country: 'Samoa',
    rows: [['samoaobserver.ws', 'Samoa Observer', 'national', 'Apia']],
  },
  {
    ...oceania,
    country: 'Tonga',
    rows: [['matangitonga.to', 'Matangi Tonga', 'national', "Nuku'alofa"]],
  },
  {
    ...oceania,
    country: 'Solomon Islands',
    rows: [['solomonstarnews.com', 'Solomon Star', 'national', 'Honiara']],
  },
  {
    ...oceania,
    country: 'Vanuatu',
    rows: [['dailypost.vu', 'Vanuatu Daily Post', 'national', 'Port Vila']],
  },
  {
    ...oceania,
    country: 'Guam',
    rows: [
      ['guampdn.com', 'Pacific Daily News', 'national', 'Hagåtña'],
      ['postguam.com', 'The Guam Daily Post', 'national', 'Tamuning'],
    ],
  },
] as const satisfies readonly PublisherGroup[];
