import { describe, expect, it } from 'vitest';
import { compileKeywords } from './find-mentions.ts';

const marked = (text: string, keyword: string) =>
  (compileKeywords([keyword]).find(text)[0] ?? []).map(({ start, end }) => text.slice(start, end));

describe('findMentions', () => {
  it.each<[string, string, string, string[]]>([
    ['any case', 'ACME, acme and aCmE', 'Acme', ['ACME', 'acme', 'aCmE']],
    ['sharp s', 'STRASSE, Straße, strasse', 'Straße', ['STRASSE', 'Straße', 'strasse']],
    [
      'Turkish dotted and dotless i',
      'İstanbul, Istanbul, ISTANBUL, ıstanbul',
      'istanbul',
      ['İstanbul', 'Istanbul', 'ISTANBUL', 'ıstanbul'],
    ],
    ['final sigma', 'ΟΔΟΣ και οδός', 'οδος', ['ΟΔΟΣ', 'οδός']],
    ['no match inside words', 'start, cart, arts-led art', 'art', ['arts', 'art']],
    ['a hyphen is a boundary', 'non-EV and EV-only plans', 'EV', ['EV', 'EV']],
    ['an underscore inside a word is not', 'acme_files and _acme_', 'acme', ['acme']],
    ['possessives', "Acme's, Acme’s, Acmes' and Acme&rsquo;s", 'Acme', ['Acme', 'Acme', 'Acmes', 'Acme']],
    ['plural in -ies', 'one city, two cities', 'city', ['city', 'cities']],
    ['plural in -es', 'a bus box, boxes', 'box', ['box', 'boxes']],
    ['plural in -ses', 'analysis and analyses', 'analysis', ['analysis', 'analyses']],
    ['plural in -men', 'A spokeswoman; spokeswomen', 'spokeswoman', ['spokeswoman', 'spokeswomen']],
    ['plural of an acronym', 'An NGO, the NGOs, an NGO’s report', 'NGO', ['NGO', 'NGOs', 'NGO']],
    [
      'a common noun typed in the plural finds the singular',
      'A layoff; layoffs; policy',
      'layoffs',
      ['layoff', 'layoffs'],
    ],
    ['a name in -s does not', 'Windows has a window', 'Windows', ['Windows']],
    ['news is not new', 'New news', 'news', ['news']],
    ['new is not news', 'New news', 'new', ['New']],
    ['no stemming', 'General generals generally generic', 'general', ['General', 'generals']],
    [
      'phrase over spaces, hyphen, line break, no-break space',
      'rate cut, rate-cut, rate\ncut, rate\u00A0cut, rate  cuts',
      'rate cut',
      ['rate cut', 'rate-cut', 'rate\ncut', 'rate\u00A0cut', 'rate  cuts'],
    ],
    [
      'phrase not over punctuation or paragraphs',
      'rate. Cut, rate, cut; rate (cut) rate\n\ncut rate — cut',
      'rate cut',
      [],
    ],
    ['phrase over an en dash', 'the Oslo–Bergen line', 'Oslo Bergen', ['Oslo–Bergen']],
    [
      'hyphenated keyword: open, closed, hyphenated',
      'e-mail, email, e mail, E‑MAILS',
      'e-mail',
      ['e-mail', 'email', 'e mail', 'E‑MAILS'],
    ],
    ['closed keyword finds the hyphenated spelling', 'E-mail us by email', 'email', ['E-mail', 'email']],
    ['word cut at the end of a line', 'an inter-\nnational deal', 'international', ['inter-\nnational']],
    ['letters and number', 'VIRO-19, Viro 19, VIRO19, VIRO-190', 'VIRO-19', ['VIRO-19', 'Viro 19', 'VIRO19']],
    ['a letter is not its sign names', 'C, C++ and C# code', 'C', ['C']],
    ['sharp', 'C# or C#.', 'C#', ['C#', 'C#']],
    ['ampersand name', 'R&D, r&amp;d, R and D', 'R&D', ['R&D', 'r&amp;d']],
    ['its letters alone are not mentions', 'R&D in R', 'R', ['R']],
    [
      'ampersand and the word and',
      'Stone & River, Stone and River',
      'Stone & River',
      ['Stone & River', 'Stone and River'],
    ],
    [
      'word and to ampersand',
      'Stone & River, Stone and River',
      'Stone and River',
      ['Stone & River', 'Stone and River'],
    ],
    ['undotted keyword finds initials', 'The U.K. and the UK', 'UK', ['U.K.', 'UK']],
    ['pronoun is no acronym', 'US firms, us, U.S. firms', 'US', ['US', 'U.S.']],
    ['capitals function word', 'WHO said who? The WHO’s chief, Who?', 'WHO', ['WHO', 'WHO']],
    ['function word inside a phrase', 'IT services; it services', 'IT services', ['IT services']],
    ['lower-case function word', 'US and us', 'us', ['US', 'us']],
    ['leading dot', '.NET apps, the .net team, VB.NET, net', '.NET', ['.NET', '.net']],
    ['plain word is not the dotted name', 'the .net team and the net', 'net', ['net']],
    ['abbreviated title', 'Prof. Vane, Prof Vane, professor Vane', 'Prof. Vane', ['Prof. Vane', 'Prof Vane']],
    ['title without its full stop', 'St. Alba and St Alba', 'St Alba', ['St. Alba', 'St Alba']],
    [
      'initials of a name',
      'J.K. Vane, JK Vane, J. K. Vane',
      'J.K. Vane',
      ['J.K. Vane', 'JK Vane', 'J. K. Vane'],
    ],
    ['hashtag and handle of a word', '#Acme @acme #AcmeNews', 'Acme', ['Acme', 'acme']],
    ['hashtag of a phrase', '#GoGreen, gogreen', 'go green', ['GoGreen']],
    ['hashtag keyword', '#GoGreen gogreen go green', '#gogreen', ['#GoGreen']],
    ['handle keyword', '@acme acme x@acme.example', '@acme', ['@acme']],
    ['e-mail addresses are not prose', 'press@acme.example or acme@press.example', 'acme', []],
    ['web addresses are not prose', 'Acme: https://acme.example/acme', 'acme', ['Acme']],
    ['nor without their scheme', 'acme.com, www.acme.com, news.acme.co.uk/acme', 'acme', []],
    ['a domain written with a capital is the name of its company', 'Acme.com Inc.', 'Acme', ['Acme']],
    [
      'such a name as keyword',
      'Acme.com said; see acme.com/news and www.acme.com.',
      'Acme.com',
      ['Acme.com', 'acme.com', 'www.acme.com'],
    ],
    ['a full stop without its space', 'We saw Acme.The end.of acme.it is near', 'acme', ['Acme', 'acme']],
    [
      'an address as keyword',
      'See https://www.acme.example/news/1. Not acme.example.',
      'https://acme.example/news',
      ['https://www.acme.example/news'],
    ],
    ['digits', '6G, 6g-ready, 16G, 6GHz', '6G', ['6G', '6g']],
    ['part of a number', '500, 1,500, 500.5, $500', '500', ['500', '500']],
    ['a sum of money is no model number', '$3M, US$3M, €3M, £3m; 3M, 3M-made', '3M', ['3M', '3M']],
    ['model numbers', 'the 737s and a 737', '737', ['737s', '737']],
    ['years take no plural', '2020 and the 2020s', '2020', ['2020']],
    ['accents both ways', 'Café CAFE Cafe\u0301s', 'café', ['Café', 'CAFE', 'Cafe\u0301s']],
    ['stroked letters', 'Łódź, Lodz', 'Lodz', ['Łódź', 'Lodz']],
    ['German transcription', 'Jörg Möller, Joerg Moeller', 'Jörg Möller', ['Jörg Möller', 'Joerg Moeller']],
    ['full width, ligature, mathematical letters', 'Ａｃｍｅ ﬁn 𝐀𝐜𝐦𝐞', 'Acme', ['Ａｃｍｅ', '𝐀𝐜𝐦𝐞']],
    ['invisible characters', 'Ac\u00ADme A\u200Bcme', 'Acme', ['Ac\u00ADme', 'A\u200Bcme']],
    ['emoji and quotes are boundaries', '🔥Acme🔥“Acme”…Acme—Acme', 'Acme', ['Acme', 'Acme', 'Acme', 'Acme']],
    ['French elision', 'd’Acme, l’Acme, O’Acme', 'Acme', ['Acme', 'Acme']],
    ['Turkish suffix', "Acme'nin, Acme'de", 'Acme', ['Acme', 'Acme']],
    ['contraction is another word', "I can't; we can", 'can', ['can']],
    [
      'apostrophe in the keyword',
      "McVane's, McVane’s, McVanes",
      "McVane's",
      ["McVane's", 'McVane’s', 'McVanes'],
    ],
    ['apostrophe left out in the keyword', "McVane's and McVanes", 'McVanes', ["McVane's", 'McVanes']],
    ['German genitive and compound', 'Acmes Chef, Acme-Chef, Acmewerk', 'Acme', ['Acmes', 'Acme']],
    ['Cyrillic', 'Ёлка, елка; мой мои', 'елка', ['Ёлка', 'елка']],
    ['Cyrillic letters of their own', 'мой мои', 'мой', ['мой']],
    ['Han characters aligned to words', '東京都庁と京都駅。', '京都', ['京都']],
    ['Latin name in Chinese', '推出AI芯片，Acme公司', 'acme', ['Acme']],
    ['mixed keyword', 'AI芯片与 AI 芯片', 'AI芯片', ['AI芯片', 'AI 芯片']],
    ['Japanese', 'トヨタは東京でトヨタ車を売る。', 'トヨタ', ['トヨタ', 'トヨタ']],
    ['Japanese half width', 'ﾄﾖﾀは', 'トヨタ', ['ﾄﾖﾀ']],
    ['Thai', 'รัฐบาลไทยประกาศ', 'รัฐบาล', ['รัฐบาล']],
    ['Korean particles', '한빛전자는 한빛전자의 한빛전자와 한빛', '한빛', ['한빛']],
    ['Korean name with particle', '한빛은 한빛전자', '한빛', ['한빛']],
    ['Latin name with Korean particle', 'ACME는 ACME의 ACME전자', 'ACME', ['ACME', 'ACME']],
    ['decomposed Korean', '한빛은'.normalize('NFD'), '한빛', ['한빛'.normalize('NFD')]],
    [
      'Arabic prefixes',
      'الحكومة والحكومة بالحكومة للحكومة',
      'الحكومة',
      ['الحكومة', 'الحكومة', 'الحكومة', 'للحكومة'],
    ],
    ['Arabic spellings of alef, tatweel', 'أحمد احمد أحـمد', 'أحمد', ['أحمد', 'احمد', 'أحـمد']],
    [
      'Hebrew prefixes and points',
      'ישראל בישראל וישראל יִשְׂרָאֵל',
      'ישראל',
      ['ישראל', 'ישראל', 'ישראל', 'יִשְׂרָאֵל'],
    ],
    ['emoji keyword', '🔥🔥 and 🔥\uFE0F', '🔥', ['🔥', '🔥', '🔥\uFE0F']],
    ['emoji inside a joined sequence', '👩‍🚀 and 👩', '👩', ['👩']],
    ['blank keyword', 'a b', ' ', []],
  ])('%s', (_, text, keyword, expected) => {
    expect(marked(text, keyword)).toEqual(expected);
  });

  it('counts as the worked example of the method says', () => {
    const text = 'Acme’s e-mail to the U.S. regulator: “#ACME is fine.” Tell us more about AcmeLabs.';
    const counts = compileKeywords(['Acme', 'US', 'email', 'regulators'])
      .find(text)
      .map((spans) => spans.length);
    expect(counts).toEqual([2, 1, 1, 1]);
  });

  it('counts overlapping keywords each, in the order given', () => {
    const text = 'The New York Times of New York';
    expect(
      compileKeywords(['New York', 'New York Times', 'York'])
        .find(text)
        .map((spans) => spans.length),
    ).toEqual([2, 1, 2]);
  });

  it('reads an address with a million slashes inside', () => {
    expect(marked(`https://acme.example/${'/'.repeat(1_000_000)}x`, 'https://acme.example')).toEqual([
      'https://acme.example',
    ]);
  });
});
