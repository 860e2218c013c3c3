import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectLanguage } from './language.ts';

describe('detectLanguage', () => {
  it.each([
    ['The council approved the budget after a long debate on Tuesday.', 'en'],
    ['Der Stadtrat hat den Haushalt nach langer Debatte verabschiedet.', 'de'],
    ['Le conseil municipal a adopté le budget après un long débat.', 'fr'],
    ['El ayuntamiento aprobó el presupuesto después de un largo debate.', 'es'],
    ['Il consiglio comunale ha approvato il bilancio dopo un lungo dibattito.', 'it'],
    ['A câmara municipal aprovou o orçamento depois de um longo debate.', 'pt'],
    ['De gemeenteraad heeft de begroting na een lang debat goedgekeurd.', 'nl'],
    ['Rada miasta przyjęła budżet po długiej debacie.', 'pl'],
    ['Городской совет принял бюджет после долгих дебатов.', 'ru'],
    ['Міська рада ухвалила бюджет після довгих дебатів, її підтримали всі.', 'uk'],
    ['市議会は長い議論の末、予算案を可決した。', 'ja'],
    ['市议会经过长时间辩论后通过了预算。', 'zh'],
    ['시의회는 오랜 토론 끝에 예산안을 통과시켰다.', 'ko'],
    ['สภาเมืองอนุมัติงบประมาณหลังจากการอภิปรายอันยาวนาน', 'th'],
    ['وافق مجلس المدينة على الميزانية بعد نقاش طويل.', 'ar'],
    ['מועצת העיר אישרה את התקציב לאחר דיון ארוך.', 'he'],
    ['Το δημοτικό συμβούλιο ενέκρινε τον προϋπολογισμό.', 'el'],
    ['東京都議会選挙の結果を速報', 'ja'],
    ['The word שלום means peace in the language of the city.', 'en'],
    ['The sign says 橋 and the bridge is closed until the spring.', 'en'],
    ['Le port est fermé https://example.org/the-bridge-will-be-closed-for-the-rest-of-the-week', 'fr'],
    ['Le port est fermé @the_best_news_of_the_week_from_the_harbor #this_is_what_we_have', 'fr'],
    ['Үкімет жаңа бюджетті ұзақ талқылаудан кейін бекітті.', 'kk'],
    ['Гарадскі савет ухваліў бюджэт пасля доўгіх спрэчак.', 'be'],
    ['Градско веће је усвојило буџет, рекао је његов члан.', 'sr'],
  ])('tells the language of: %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it.each(['', ' ', 'a', 'é', '12 345', '!?', 'https://example.org/a', '@acme #news', '😀'])(
    'answers und where the language cannot be determined: %j',
    (text) => {
      expect(detectLanguage(text)).toBe('und');
    },
  );

  it('answers a two-letter code or und for any text, the same each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const language = detectLanguage(text);
        expect(language).toMatch(/^(?:[a-z]{2}|und)$/);
        expect(detectLanguage(text)).toBe(language);
      }),
    );
  });
});
