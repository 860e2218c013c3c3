/** A fictional list for users who want to see a ranking before entering a list of their own. */
export const SAMPLE_LIST = `Tidewell ferry strike ends after nine days - The Harbour Ledger (March 5, 2025)
Ferry strike at Tidewell ends as crews accept new rosters | Northbank Times (2025-03-05)
Valley Post: Tidewell ferry strike ends, boats to run from Thursday (March 5, 2025)
Tidewell Ferries strike enters second week, commuters angry - Northbank Times (March 3, 2025)
Marlow Rail orders forty quiet trains - Valley Post (March 4, 2025)
Marlow Rail orders 40 quiet trains for coastal line | The Harbour Ledger (March 4, 2025)
Quiet trains: council welcomes Marlow Rail order - Coast Radio (March 5, 2025)
Northbank library reopens after flood repairs - Northbank Times (March 2, 2025)
Library in Northbank reopens after flood damage - Coast Radio (March 3, 2025)
Award-winning bakery chain Crumb & Co expands to Ostmark - Market Gazette (March 1, 2025)
https://harbourledger.example/2025/03/04/charging-pier-delayed-again
Charging pier delayed again, harbour authority blames supplier - Valley Post (March 4, 2025)
Fuel leak near fish market was worse than reported, inquiry finds - The Harbour Ledger (March 5, 2025)
Inquiry: fish market fuel leak worse than reported | Coast Radio (March 5, 2025)
Ostmark marathon breaks entry record - Ostmark Daily (February 28, 2025)
School meals in Northbank to be free from autumn - Northbank Times (March 4, 2025)`;
